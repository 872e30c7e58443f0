export const ROOT: string
export function installPackages(): void
export function buildWeb(): void
export function webIsBuilt(): boolean
export const BUILD_WEB: string[]
export function building(work: () => Promise<void>): Promise<void>
export function node(): string
export function environment(): NodeJS.ProcessEnv
export const COMPILE_CACHE: { NODE_COMPILE_CACHE: string }
export function serverFlags(env?: NodeJS.ProcessEnv): string[]
export function run(command: string, args: string[], options?: object): void
