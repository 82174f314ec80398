export const copyButton = {
  copied: 'Copied',
  failed: 'Could not copy: select the text and copy it manually',
}
