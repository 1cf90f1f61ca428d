export const messageFor = (
  body: { violations: { propertyPath: string; message: string }[] },
  field: string,
) => body.violations.find(({ propertyPath }) => propertyPath === field)?.message

export const tokenIn = (html: string): string => /token=([\w-]+)/.exec(html)![1]!
