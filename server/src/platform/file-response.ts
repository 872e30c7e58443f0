/** A file to keep, under the name of what it holds. */
export function fileResponse(
  body: string | Uint8Array,
  { type, title, extension }: { type: string; title: string; extension: string },
): Response {
  const name =
    title
      .normalize('NFKD')
      .replaceAll(/[^\w -]+/g, '')
      .trim()
      .replaceAll(/\s+/g, '-')
      .slice(0, 80) || 'file'
  // Full of its own letters, but of nothing that a file system or a header would read as more than a name.
  const full =
    title
      .toWellFormed()
      .replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, 120)
      .toWellFormed() || name
  return new Response(body as BodyInit, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}.${extension}"; filename*=UTF-8''${encodeURIComponent(`${full}.${extension}`)}`,
    },
  })
}
