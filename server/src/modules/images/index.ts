import { asActor } from '@sextant/database/as-actor'
import { IMAGE_UPLOAD_MAX } from '@sextant/contracts/limits'
import { sql } from 'kysely'
import sharp from 'sharp'
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

/** POST /images?purpose=: the file as body; a logo may name the client it is of. What is kept is our own WebP of its pixels: no name, no metadata, nothing that could run. */
export async function uploadImage(
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
  const id = await asActor(context.database.db, context, async tx => {
    if (clientId !== null)
      await sql`select app.require_may_for('branding.manage', ${clientId})`.execute(tx)
    const { rows } = await sql<{
      id: string
    }>`insert into public.images (org_id, owner_id, client_id, purpose, width, height, bytes) values (app.org_id(), app.user_id(), ${clientId}, ${purpose}, ${info.width}, ${info.height}, ${data}) returning id`.execute(
      tx,
    )
    return rows[0]!.id
  })
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
export async function readImage(context: Signed, id: string): Promise<Response> {
  const bytes = await asActor(
    context.database.db,
    context,
    async tx =>
      (
        await sql<{
          bytes: Buffer
        }>`select bytes from public.images where org_id = app.org_id() and id = ${id}`.execute(tx)
      ).rows[0]?.bytes,
  )
  if (!bytes) throw fail('NOT_FOUND')
  return pictureResponse(bytes)
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
