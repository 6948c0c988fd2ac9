/** Told apart by readers who do not see colours as most do, on light and on dark pages. */
export const COLORS = ['#17594a', '#c2611f', '#5b6fb5', '#8a8f8d', '#a34a7d'];

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A drawing with its title and a background of its own, so that it is legible anywhere. */
export function frame(
  title: string,
  width: number,
  height: number,
  body: string,
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="system-ui, sans-serif" font-size="13" fill="#1d2321">
<title>${escapeXml(title)}</title>
<rect width="${width}" height="${height}" fill="#fff"/>
<text x="16" y="26" font-size="15" font-weight="600">${escapeXml(title)}</text>
${body}
</svg>
`;
}
