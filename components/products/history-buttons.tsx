import { HistoryButtons } from '@/components/ui/history-buttons'
import { stepProducts } from './history-commands'
import { useHistory } from './use-history'

export const ProductHistoryButtons = () => (
  <HistoryButtons history={useHistory()} labelOf={({ label }) => label} onStep={stepProducts} />
)
