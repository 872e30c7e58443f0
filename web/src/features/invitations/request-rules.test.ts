import { expect, test } from 'vitest'
import { companyNameProblem, problemOfUseCase } from './request-rules.ts'

test.each([
  ['', 'Company name is required'],
  ['   ', 'Company name is required'],
  [' X ', 'Company name must be at least 2 characters'],
  ['XY', null],
])('company name %o', (name, problem) => expect(companyNameProblem(name)).toBe(problem))

test('500 characters are allowed, 501 are not', () => {
  expect(problemOfUseCase('x'.repeat(500))).toBeNull()
  expect(problemOfUseCase('x'.repeat(501))).toBe('Please keep your message under 500 characters')
})
