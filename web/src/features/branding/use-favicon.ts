import { useEffect } from 'react'
import { usePicture } from '@/client/use-picture.ts'

/** Shows a picture as the window's icon while mounted. id: of an uploaded picture, or null for the product's own. */
export function useFavicon(id: string | null) {
  const url = usePicture(id && `/api/v1/images/${id}`)
  useEffect(() => {
    if (!url) return undefined
    // Every icon the page names: browsers choose among them by themselves.
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')]
    const before = links.map(link => ({
      link,
      href: link.getAttribute('href') ?? '',
      type: link.getAttribute('type') ?? '',
    }))
    for (const link of links) {
      link.href = url
      link.type = 'image/webp'
    }
    return () => {
      for (const { link, href, type } of before) {
        link.setAttribute('href', href)
        link.setAttribute('type', type)
      }
    }
  }, [url])
}
