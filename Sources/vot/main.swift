print("vot")
