// Written by npm run icons: "exclamation-circle-fill" of bootstrap-icons.
import { Icon } from './icon'

export const ExclamationFullIcon = () => (
  <Icon>
    <path d="M16 8A8 8 0 1 1 0 8a8 8 0 0 1 16 0M8 4a.905.905 0 0 0-.9.995l.35 3.507a.552.552 0 0 0 1.1 0l.35-3.507A.905.905 0 0 0 8 4m.002 6a1 1 0 1 0 0 2 1 1 0 0 0 0-2" />
  </Icon>
)
