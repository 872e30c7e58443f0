import { expect, test } from 'vitest'
import { compareBrands, knownAbout } from './compare.ts'

const insight = (extracted_context: Record<string, string | string[]>) => ({ extracted_context })
const profile = {
  companyName: 'Kiln & Clay',
  industry: 'Retail',
  companySize: '1-10',
  description: '',
}

test('the profile wins, the newest word of a line counts, lists are joined without repeating', () => {
  const known = knownAbout(profile, [
    insight({ uniqueValue: 'Next day', competitors: ['RideLab'] }),
    insight({
      uniqueValue: 'Same day',
      industry: 'Healthcare',
      competitors: ['ridelab ', 'Spoke'],
      companyName: 'Kiln',
    }),
  ])
  expect(Object.fromEntries(known)).toEqual({
    industry: ['Retail'],
    companySize: ['1-10'],
    uniqueValue: ['Next day'],
    competitors: ['RideLab', 'Spoke'],
  })
})

test('what differs stands first; the same in other words of order or case is the same; unknown differs from known', () => {
  const brand = (id: string, known: Record<string, string[]>) => ({
    id,
    name: id,
    known: new Map(Object.entries(known)),
  })
  const compared = compareBrands([
    brand('a', { industry: ['Retail'], channels: ['Email', 'SEO'], goals: ['Grow'] }),
    brand('b', { industry: ['Healthcare'], channels: ['seo', 'email'] }),
  ])
  expect(compared.map(({ key, same }) => [key, same])).toEqual([
    ['industry', false],
    ['goals', false],
    ['channels', true],
  ])
  expect(compared[1]?.values).toEqual([['Grow'], []])
})
