import { expect, test } from 'vitest'
import { kitesKnown, kiteFigures } from '../../testing/kites.ts'
import { armsAwaited } from './arrange.ts'
import { namedCampaigns } from './named-campaigns.ts'

const CAMPAIGNS = ['Autumn – new people', 'Autumn – Cart again', 'Brand | Search', 'Été, soldes']

test.each([
  ['Autumn – new people and Brand | Search', ['Autumn – new people', 'Brand | Search']],
  ['is the cart again better than brand?', ['Autumn – Cart again', 'Brand | Search']],
  ['autumn cart and brand', ['Autumn – Cart again', 'Brand | Search']],
  ['new people vs cart', ['Autumn – new people', 'Autumn – Cart again']],
  ['ete gegen brand search', ['Été, soldes', 'Brand | Search']],
  ['Compare Brand | Search with new people', ['Brand | Search', 'Autumn – new people']],
])('“%s” names two', (text, campaigns) => {
  expect(namedCampaigns(text, CAMPAIGNS)).toEqual({ campaigns, several: [] })
})

test('a part that fits several campaigns is no name of one', () => {
  expect(namedCampaigns('autumn and brand', CAMPAIGNS)).toEqual({
    campaigns: ['Brand | Search'],
    several: [['Autumn – new people', 'Autumn – Cart again']],
  })
})

test('the question lists the campaigns that it can be', () => {
  const [first, ...others] = CAMPAIGNS
  const figures = kiteFigures({ seed: 4 })
  const [one] = figures.figures.filter(({ source }) => source === 'meta-ads')
  const known = { ...figures, figures: CAMPAIGNS.map(campaign => ({ ...one!, campaign })) }
  const asked = (text: string) => armsAwaited(kitesKnown('significance', known, [text]))!.text
  expect(asked('autumn and brand')).toBe(
    `I have “Brand | Search”. What you wrote fits more than one campaign: “${first}” and “${others[0]}”. Which one do you mean? Write both names, with “and” between them.`,
  )
  expect(asked('how is brand doing')).toContain('Which one shall it be compared with?')
  expect(asked('is it significant')).toMatch(/^Which two shall I compare\?/)
})
