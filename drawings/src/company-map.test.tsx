import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CompanyMap, type MapRay } from './company-map.tsx'
import { screenTone } from './tone.tsx'

const mark = (id: string, state: 'confirmed' | 'proposed' | 'assumed', links: string[] = []) => ({
  id,
  label: `Fact ${id}`,
  state,
  uses: 0,
  links,
})
const RAYS: MapRay[] = [
  { key: 'goal', name: 'Goals', marks: [mark('a', 'confirmed'), mark('b', 'proposed')] },
  { key: 'rival', name: 'Rivals', marks: [mark('c', 'assumed', ['a', 'gone'])] },
  { key: 'offer', name: 'What you sell', marks: [] },
]
const drawn = renderToStaticMarkup(
  <CompanyMap
    rays={RAYS}
    name="Kestrel"
    width={800}
    tone={screenTone}
    hrefOf={({ key }) => `#kind-${key}`}
  />,
)

test('the picture says in words what it shows, and what nobody knows', () => {
  expect(drawn).toContain(
    'What is known of Kestrel: 3 facts in 2 kinds, 1 of them waiting. Nothing yet of: What you sell.',
  )
})

test('every ray is a link with its own words', () => {
  expect(drawn).toContain('href="#kind-goal" aria-label="Goals 2 facts, 1 waiting"')
  expect(drawn).toContain('href="#kind-offer" aria-label="What you sell: nothing known yet"')
})

test('dashes mean an assumption and nothing else; a thread joins only what stands', () => {
  expect(drawn.match(/stroke-dasharray/g)).toHaveLength(1)
  expect(drawn.match(/Q-?[\d.]+ /g)).toHaveLength(1)
})
