import carSide from './drawings/car-side.svg'
import carTop from './drawings/car-top.svg'
import hatchSide from './drawings/hatch-side.svg'
import hatchTop from './drawings/hatch-top.svg'
import suvSide from './drawings/suv-side.svg'
import suvTop from './drawings/suv-top.svg'
import truckSide from './drawings/truck-side.svg'
import truckTop from './drawings/truck-top.svg'

export const vehicleFiles = {
  hatch: { side: hatchSide, top: hatchTop },
  car: { side: carSide, top: carTop },
  suv: { side: suvSide, top: suvTop },
  truck: { side: truckSide, top: truckTop },
}
