import { expect, test } from 'vitest'
import { completeBusiness, EMPTY_BUSINESS } from './business-draft.ts'

test('industry and size are needed, the description is not', () => {
  expect(completeBusiness(EMPTY_BUSINESS)).toBeNull()
  expect(completeBusiness({ ...EMPTY_BUSINESS, industry: 'Retail' })).toBeNull()
  expect(completeBusiness({ ...EMPTY_BUSINESS, companySize: '1-10' })).toBeNull()
  expect(
    completeBusiness({ industry: 'Retail', companySize: '1-10', description: ' Bread. ' }),
  ).toEqual({ industry: 'Retail', companySize: '1-10', description: 'Bread.' })
})
