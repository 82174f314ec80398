import { addStep, type Direction, type History, moveStep } from './history'

const threeSteps: History<string> = { past: ['a', 'b', 'c'], future: [] }

/** Moves in these directions; 'none' where nothing could be undone or redone. */
function move(history: History<string>, directions: readonly Direction[]) {
  const steps: string[] = []
  for (const direction of directions) {
    const moved = moveStep(history, direction)
    steps.push(moved?.step ?? 'none')
    history = moved?.history ?? history
  }
  return { steps, history }
}

test.each<[Direction[], string[], History<string>]>([
  [['undo'], ['c'], { past: ['a', 'b'], future: ['c'] }],
  [['undo', 'undo'], ['c', 'b'], { past: ['a'], future: ['b', 'c'] }],
  [['undo', 'undo', 'redo'], ['c', 'b', 'b'], { past: ['a', 'b'], future: ['c'] }],
  [['redo'], ['none'], threeSteps],
  [['undo', 'undo', 'undo', 'undo'], ['c', 'b', 'a', 'none'], { past: [], future: ['a', 'b', 'c'] }],
])('%j of three steps passes %j', (directions, steps, history) => {
  expect(move(threeSteps, directions)).toEqual({ steps, history })
})

test('a new step replaces those that were undone', () => {
  const { history } = move(threeSteps, ['undo', 'undo'])
  expect(addStep(history.past, 'd')).toEqual({ past: ['a', 'd'], future: [] })
})
