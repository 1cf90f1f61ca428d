import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { endpoints } from './endpoints.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with an empty file for each call that answered well, since tests run in many processes. */
    servedCalls: string
  }
}

/** Fails a whole run in which a call never answered well in a test of a feature. */
export default function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'hokka-served-'))
  project.provide('servedCalls', folder)
  return async () => {
    const served = new Set(readdirSync(folder))
    rmSync(folder, { recursive: true })
    if (!(await isWholeRun(project))) return
    const missing = endpoints.filter(({ name }) => !served.has(name))
    if (missing.length === 0) return
    const names = missing.map(({ name, method, path }) => `${name} (${method} ${path})`)
    throw new Error(`Calls that never answered well in a test of a feature: ${names.join(', ')}`)
  }
}

const isOfFeature = (testFile: string): boolean => testFile.includes('/server/features/')

/** Where a test failed or was left out, its calls are no news. */
async function isWholeRun(project: TestProject): Promise<boolean> {
  if (project.config.testNamePattern !== undefined) return false
  const passed = new Set(
    project.vitest.state
      .getTestModules()
      .filter((module) => module.ok())
      .map(({ moduleId }) => moduleId),
  )
  const { testFiles } = await project.globTestFiles()
  return testFiles.filter(isOfFeature).every((file) => passed.has(file))
}
