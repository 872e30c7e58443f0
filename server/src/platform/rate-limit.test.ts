import { expect, test } from 'vitest'
import { boundedKeys, forwardedAddress, networkOf } from './rate-limit.ts'

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network))

test('a flood of keys shares one count, and leaves room again when its window is over', () => {
  let now = 0
  const bound = boundedKeys(10, 2, () => now)
  expect(['a', 'b', 'c', 'a'].map(bound)).toEqual(['a', 'b', 'everybody else', 'a'])
  now = 10_000
  expect(bound('c')).toBe('c')
})

test('a port beside a forwarded address is not a new caller, and what is no address is nobody’s', () => {
  expect(
    ['203.0.113.9:4711', '203.0.113.9', '[2001:db8::1]:4711', '[2001:db8::1]', '2001:db8::1'].map(
      forwardedAddress,
    ),
  ).toEqual(['203.0.113.9', '203.0.113.9', '2001:db8::1', '2001:db8::1', '2001:db8::1'])
  expect(['', 'unknown', '_hidden', '999.1.1.1:1'].map(forwardedAddress)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
