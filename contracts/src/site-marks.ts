/** What the pages of the public site leave open until a server knows it. */
export type SiteFacts = {
  appName: string
  contact: string
  /** Where people reach this server, without a slash at the end. */
  origin: string
  /** The page the demo video plays in, or null when there is none. */
  videoUrl: string | null
  /** A language model of a provider is configured: conversations leave this server. */
  provider: boolean
}

/** Text as it may stand in HTML and XML, also within an attribute. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
/** Text as it may stand within the quotes of a JSON string. */
export const escapeJson = (text: string): string => JSON.stringify(text).slice(1, -1)

/**
 * Fills the marks of a prerendered page: `{{app_name}}`, `{{contact}}`, `{{origin}}`, `{{video_url}}`, and the passages
 * `{{#video}}…{{/video}}` (kept with a video), `{{^video}}…{{/video}}` (kept without), `provider` likewise.
 */
export function fillMarks(
  page: string,
  facts: SiteFacts,
  escape: (text: string) => string = escapeMarkup,
): string {
  const holds = { video: facts.videoUrl !== null, provider: facts.provider }
  const words: Record<string, string> = {
    app_name: facts.appName,
    contact: facts.contact,
    origin: facts.origin,
    video_url: facts.videoUrl ?? '',
  }
  return page
    .replace(
      /\{\{([#^])(video|provider)\}\}([\s\S]*?)\{\{\/\2\}\}/g,
      (_all, sign: string, name: 'video' | 'provider', passage: string) =>
        holds[name] === (sign === '#') ? passage : '',
    )
    .replace(/\{\{(app_name|contact|origin|video_url)\}\}/g, (_all, name: string) =>
      escape(words[name]!),
    )
}
