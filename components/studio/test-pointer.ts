/** Pointers, which jsdom lacks. */
class TestPointerEvent extends MouseEvent {
  readonly pointerId: number
  readonly pointerType: string
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init)
    this.pointerId = init.pointerId ?? 0
    this.pointerType = init.pointerType ?? ''
  }
}
Object.assign(globalThis, { PointerEvent: TestPointerEvent })
Element.prototype.setPointerCapture = jest.fn()
