import { expect, test } from 'vitest'
import { partsOf } from './linked-text.tsx'

test('addresses are told from the words around them', () => {
  expect(partsOf('See https://example.com/a?b=1, then call.')).toEqual([
    { text: 'See ' },
    { text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
    { text: ',' },
    { text: ' then call.' },
  ])
  expect(partsOf('(http://example.com/x).')).toEqual([
    { text: '(' },
    { text: 'http://example.com/x', href: 'http://example.com/x' },
    { text: ').' },
  ])
})

test('only addresses of the web become links', () => {
  for (const text of ['javascript:alert(1)', 'data:text/html,x', 'example.com', 'a\nb'])
    expect(partsOf(text)).toEqual([{ text }])
  expect(partsOf('')).toEqual([])
})
