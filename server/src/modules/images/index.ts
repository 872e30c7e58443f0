import { bodyOfAtMost, type Routes, uuidParam } from '../../platform/requests.ts'
import { IMAGE_UPLOAD_MAX } from '@sextant/contracts/limits'
import sharp from 'sharp'
import { callFunction } from '../../platform/call-function.ts'
import type { Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { withinOwnLimit } from '../../platform/within-limit.ts'

const uploads = { name: 'upload', points: 30, seconds: 600 }

type Signed = Context & { token: string }
const PURPOSES = {
  avatar: { width: 256, height: 256, fit: 'cover' },
  feedback: { width: 1_920, height: 1_920, fit: 'inside' },
  logo: { width: 640, height: 320, fit: 'inside' },
} as const
/** Pixels a picture may claim before anything is decoded: a small file can unfold to gigabytes. */
const PIXELS_MAX = 40_000_000

sharp.cache(false)
sharp.concurrency(1)

export const imageRoutes: Routes = (hono, { signed }) => {
  hono.post('/api/v1/images', bodyOfAtMost(IMAGE_UPLOAD_MAX), c =>
    uploadImage(
      signed(c),
      c.req.query('purpose') ?? '',
      c.req.query('client_id') ?? null,
      c.req.raw,
    ),
  )
  hono.get('/api/v1/images/:id', c => readImage(signed(c), uuidParam(c)))
}

/** POST /images?purpose=: the file as body; a logo may name the client it is of. What is kept is our own WebP of its pixels: no name, no metadata, nothing that could run. */
async function uploadImage(
  context: Signed,
  purpose: string,
  clientId: string | null,
  request: Request,
): Promise<Response> {
  if (!Object.hasOwn(PURPOSES, purpose))
    throw fail('BAD_REQUEST', undefined, {
      issues: [{ path: ['purpose'], message: 'avatar, feedback or logo' }],
    })
  // Who may not write here need not have a picture decoded for them.
  await withinOwnLimit(context, uploads)
  const uploaded = Buffer.from(await request.arrayBuffer())
  if (uploaded.length === 0 || uploaded.length > IMAGE_UPLOAD_MAX)
    throw fail(uploaded.length ? 'PAYLOAD_TOO_LARGE' : 'IMAGE_UNREADABLE')
  const { data, info } = await reencode(uploaded, PURPOSES[purpose as keyof typeof PURPOSES])
  const id = await callFunction<string>(
    context,
    'keep_image',
    clientId,
    purpose,
    info.width,
    info.height,
    `\\x${data.toString('hex')}`,
  )
  return Response.json({ id, width: info.width, height: info.height })
}

async function reencode(
  file: Buffer,
  box: (typeof PURPOSES)[keyof typeof PURPOSES],
): Promise<{ data: Buffer; info: { width: number; height: number } }> {
  try {
    const picture = sharp(file, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    const { format } = await picture.metadata()
    // By content, not by name. SVG would be a program; TIFF and PDF decoders are more than a picture needs.
    if (!format || !['png', 'jpeg', 'webp', 'gif'].includes(format))
      throw new Error('not a raster picture')
    return await picture
      .rotate()
      .resize({ ...box, withoutEnlargement: box.fit === 'inside' })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
  } catch {
    throw fail('IMAGE_UNREADABLE')
  }
}

/** GET /images/{id}: one's own pictures, and the faces of one's organization. */
async function readImage(context: Signed, id: string): Promise<Response> {
  return pictureResponse(await callFunction<Buffer>(context, 'image_bytes', id))
}

/** A kept picture as it goes out. */
export const pictureResponse = (bytes: Buffer): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=86400, immutable',
    },
  })
