"""Run with: python3 -m unittest discover -s clients/python/tests -t clients/python"""
