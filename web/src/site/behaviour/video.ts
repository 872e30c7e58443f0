/** Puts the video in the place of its picture when it is asked for, and not before: until then its host hears nothing of the reader. */
export function playOnDemand(link: HTMLAnchorElement) {
  link.addEventListener('click', event => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const frame = document.createElement('iframe')
    frame.src = link.href
    frame.title = link.dataset.video ?? 'Demo video'
    frame.allow = 'autoplay; fullscreen; picture-in-picture'
    frame.allowFullscreen = true
    frame.className = 'block aspect-video w-full border border-line bg-sunken'
    link.replaceWith(frame)
    frame.focus()
  })
}
