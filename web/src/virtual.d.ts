/** Built from the contract by contract-plugin.ts. */
declare module 'virtual:api-contract' {
  export const contract: typeof import('@sextant/contracts/contract').contract
  /** Milliseconds each procedure's answer stays fresh and is kept. */
  export const caches: Record<
    import('@sextant/contracts/procedures').ProcedureName,
    { staleTime: number; gcTime: number }
  >
}
