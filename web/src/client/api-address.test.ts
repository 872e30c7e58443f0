import { expect, test } from 'vitest'
import { apiAddress } from './api-address.ts'

const secure = { protocol: 'https:', origin: 'https://sextant.example' }
const plain = { protocol: 'http:', origin: 'http://sextant.example' }

test.each([
  ['nothing configured: the page itself', undefined, secure, 'https://sextant.example'],
  ['an empty setting counts as none', '  ', plain, 'http://sextant.example'],
  [
    'plain HTTP on a secure page is upgraded',
    'http://api.sextant.example',
    secure,
    'https://api.sextant.example',
  ],
  [
    'its port and path stay',
    'http://api.sextant.example:8080/behind/',
    secure,
    'https://api.sextant.example:8080/behind',
  ],
  ['HTTPS stays', 'https://api.sextant.example/', secure, 'https://api.sextant.example'],
  [
    'a plain page calls what it is told to',
    'http://api.sextant.example',
    plain,
    'http://api.sextant.example',
  ],
  ['localhost', 'http://localhost:3000', secure, 'http://localhost:3000'],
  ['a name under localhost', 'http://api.localhost:3000', secure, 'http://api.localhost:3000'],
  ['loopback', 'http://127.0.0.1:3000', secure, 'http://127.0.0.1:3000'],
  ['loopback, version 6', 'http://[::1]:3000', secure, 'http://[::1]:3000'],
  [
    'a host that only looks local',
    'http://localhost.evil.example',
    secure,
    'https://localhost.evil.example',
  ],
])('%s', (_, configured, page, address) => {
  expect(apiAddress(configured, page)).toBe(address)
})
