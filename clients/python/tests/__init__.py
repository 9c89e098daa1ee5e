"""Run with: python3 -m tests"""
