import { expect, test } from 'vitest'
import { confirmationProblem, emailProblem, passwordProblem } from './password-rules.ts'

test.each([
  ['', 'Password is required'],
  ['Short1aBc', 'Password must be at least 10 characters'],
  ['lowercase12', 'Password must contain uppercase, lowercase, and numbers'],
  ['UPPERCASE12', 'Password must contain uppercase, lowercase, and numbers'],
  ['NoNumbersHere', 'Password must contain uppercase, lowercase, and numbers'],
  ['Demo-Pass-2025', null],
  ['Exactly10c', null],
])('%s', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem)
})

test('the repetition', () => {
  expect(confirmationProblem('Demo-Pass-2025', '')).toBe('Please confirm your password')
  expect(confirmationProblem('Demo-Pass-2025', 'demo-pass-2025')).toBe('Passwords do not match')
  expect(confirmationProblem('Demo-Pass-2025', 'Demo-Pass-2025')).toBeNull()
})

test.each([
  ['', 'Email is required'],
  ['rosa', 'Please enter a valid email address'],
  ['rosa@shop', 'Please enter a valid email address'],
  ['rosa@shop..com', 'Please enter a valid email address'],
  [' rosa@shop.example ', null],
])('address "%s"', (email, problem) => {
  expect(emailProblem(email)).toBe(problem)
})
