// What comes with the program besides code: the scenes, and the cases of speech in 'Cases'.
//
// They are copied beside the executable, where 'ShippedResource' finds them. The target is one of C
// since the package manager adds code to Swift targets with resources that takes a library of much
// more than that to run, and with it a third of the time in which the program starts.

#include "ShippedFiles.h"
