import { asOwner } from '@sextant/database/as-owner'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Someone, startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let rosa: Someone
beforeAll(async () => {
  server = await startTestServer()
  rosa = await server.join('Rosa')
})
afterAll(() => server.close())

const upload = async (
  person: Someone,
  file: Buffer,
  purpose = 'avatar',
  type = 'image/png',
): Promise<{
  status: number
  body: { id: string; width: number; height: number; code: string }
}> => {
  const answer = await fetch(`${server.address}/api/v1/images?purpose=${purpose}`, {
    method: 'POST',
    headers: { 'content-type': type, authorization: `Bearer ${person.token}` },
    body: new Uint8Array(file),
  })
  return { status: answer.status, body: (await answer.json()) as never }
}
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0f5c63' } })

test('a picture is kept as our own, square, small and without what was hidden in it', async () => {
  const photo = await picture(900, 600)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
    .toBuffer()
  const { body } = await upload(rosa, photo, 'avatar', 'image/jpeg')
  expect(body).toMatchObject({ width: 256, height: 256 })
  expect((await rosa.call('PUT', '/api/v1/me', { avatar_id: body.id })).status).toBe(200)
  expect((await rosa.call<{ avatar_id: string }>('GET', '/api/v1/me')).body.avatar_id).toBe(body.id)
  const shown = await fetch(`${server.address}/api/v1/images/${body.id}`, {
    headers: { authorization: `Bearer ${rosa.token}` },
  })
  expect(shown.headers.get('content-type')).toBe('image/webp')
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
  const bytes = Buffer.from(await shown.arrayBuffer())
  expect((await sharp(bytes).metadata()).format).toBe('webp')
  expect(bytes.includes('SECRET-PLACE')).toBe(false)
  await rosa.call('PUT', '/api/v1/me', { avatar_id: null })
  expect((await rosa.call<{ avatar_id: null }>('GET', '/api/v1/me')).body.avatar_id).toBeNull()
})

test.each([
  ['a page that says it is a picture', Buffer.from('<html><script>alert(1)</script></html>')],
  [
    'an SVG, which could run',
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>',
    ),
  ],
  ['half a picture', null],
  ['nothing', Buffer.alloc(0)],
])('%s is refused', async (_what, file) => {
  const bytes =
    file ?? (await picture(400, 400).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 2_000)
  expect(await upload(rosa, bytes)).toMatchObject({
    status: 422,
    body: { code: 'IMAGE_UNREADABLE' },
  })
})

test.each(['portrait', 'toString', '__proto__'])(
  'a picture for nothing we know (%s) is refused unread',
  async purpose => {
    expect((await upload(rosa, Buffer.from('x'), purpose)).status).toBe(400)
  },
)

test('a small file that would unfold to hundreds of megabytes is refused', async () => {
  const bomb = await sharp({
    create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(bomb.length).toBeLessThan(8_000_000)
  expect((await upload(rosa, bomb)).status).toBe(422)
}, 60_000)

test('more than eight megabytes are refused before they are looked at', async () => {
  expect((await upload(rosa, Buffer.alloc(8_000_001))).status).toBe(413)
})

test('feedback carries a picture of one’s own to the operator, who alone reads it', async () => {
  const { body: shot } = await upload(rosa, await picture(640, 400).png().toBuffer(), 'feedback')
  expect(shot).toMatchObject({ width: 640, height: 400 })
  const eve = await server.join('Eve')
  expect(
    (
      await eve.call('POST', '/api/v1/feedback', {
        kind: 'problem',
        message: 'with her picture',
        screenshot_id: shot.id,
      })
    ).status,
  ).toBe(403)
  const { body: note } = await rosa.call<{ id: string }>('POST', '/api/v1/feedback', {
    kind: 'problem',
    message: 'The button hides.',
    page: '/dashboard',
    screenshot_id: shot.id,
  })
  await asOwner(server.database, owner =>
    owner.query(`select app.grant_operator('eve@people.example')`),
  )
  const list = await eve.call<{ items: object[] }>('GET', '/api/v1/operator/feedback')
  expect(list.body.items).toEqual([
    expect.objectContaining({
      id: note.id,
      message: 'The button hides.',
      email: 'rosa@people.example',
      has_screenshot: true,
      status: 'new',
    }),
  ])
  expect(
    (await eve.call('GET', `/api/v1/operator/feedback/${note.id}/screenshot`)).headers.get(
      'content-type',
    ),
  ).toBe('image/webp')
  expect((await rosa.call('GET', `/api/v1/operator/feedback/${note.id}/screenshot`)).status).toBe(
    404,
  )
  await eve.call('PUT', `/api/v1/operator/feedback/${note.id}`, { status: 'done' })
  expect(
    (await eve.call<{ total: number }>('GET', '/api/v1/operator/feedback?status=new')).body.total,
  ).toBe(0)
})
