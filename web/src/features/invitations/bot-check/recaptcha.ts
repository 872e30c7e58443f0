type Enterprise = {
  ready: (then: () => void) => void
  execute: (siteKey: string, options: { action: string }) => Promise<string>
}
declare global {
  interface Window {
    grecaptcha?: { enterprise?: Enterprise }
  }
}

const LOAD_FAILED = 'Failed to load reCAPTCHA. Please check your internet connection and refresh.'
const NO_LIBRARY = 'The reCAPTCHA library was not loaded. Please refresh the page.'
const NOT_READY = 'reCAPTCHA is not ready. Please try again.'
const EXECUTE_FAILED = 'reCAPTCHA validation failed. Please try again.'

/** Loads reCAPTCHA Enterprise; answers how to get a token. Rejects with the sentence to show. */
export async function loadRecaptcha(siteKey: string): Promise<(action: string) => Promise<string>> {
  if (!window.grecaptcha?.enterprise)
    await loadScript(
      `https://www.google.com/recaptcha/enterprise.js?render=${encodeURIComponent(siteKey)}`,
    )
  const { enterprise } = window.grecaptcha ?? {}
  if (!enterprise) throw new Error(NO_LIBRARY)
  await new Promise<void>(resolve => enterprise.ready(resolve))
  return async action => {
    if (!window.grecaptcha?.enterprise) throw new Error(NOT_READY)
    try {
      return await window.grecaptcha.enterprise.execute(siteKey, { action })
    } catch {
      throw new Error(EXECUTE_FAILED)
    }
  }
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(LOAD_FAILED))
    })
    document.head.append(script)
  })
}
