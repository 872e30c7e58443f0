import { PASSWORD_MIN } from '@sextant/contracts/limits'

/** What is wrong with a new password, in the words of the product, or null. */
export function passwordProblem(password: string): string | null {
  if (password === '') return 'Password is required'
  // Code points, not UTF-16 units: an emoji is one character to the person who types it.
  if ([...password].length < PASSWORD_MIN) return 'Password must be at least 10 characters'
  if (!/[A-Z]/.test(password) || !/[a-z]/.test(password) || !/\d/.test(password))
    return 'Password must contain uppercase, lowercase, and numbers'
  return null
}

/** What is wrong with its repetition, or null. */
export function confirmationProblem(password: string, confirmation: string): string | null {
  if (confirmation === '') return 'Please confirm your password'
  return confirmation === password ? null : 'Passwords do not match'
}

/** Address-like: something, an @, a domain with a dot. The confirmation mail is the real test. */
export function emailProblem(email: string): string | null {
  const trimmed = email.trim()
  if (trimmed === '') return 'Email is required'
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(trimmed)
    ? null
    : 'Please enter a valid email address'
}
