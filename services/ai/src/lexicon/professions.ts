/** What postings outside technology ask for; the notation is that of technology.ts. */
export const professions = `
acute care; ambulatory care; dementia care|Alzheimer's care|memory care; mobility assistance|patient mobility; blood glucose monitoring; HHA certification|home health aide certification; isolation precautions|universal precautions|standard precautions; medication reconciliation; telehealth|telemedicine; range of motion exercises|range of motion
transaction monitoring; CAMS|Certified Anti-Money Laundering Specialist; sanctions screening; suspicious activity reports|SAR filing; revenue recognition|ASC 606; financial consolidation|~consolidation; transfer pricing; Sage Intacct
refrigerant recovery|refrigerant handling; ~brazing; ductwork|duct work|duct installation; heat pumps|heat pump; gas furnaces|~furnaces|furnace repair; ~boilers|boiler maintenance; chillers; VFD|variable frequency drives|variable frequency drive; multimeters|multimeter; ~rigging; stick welding|SMAW; flux-core welding|FCAW; oxy-fuel cutting; ~grinding; ~tiling|tile installation; concrete finishing; confined space entry|confined spaces; aerial lifts|aerial lift|boom lift; fire alarm systems; low voltage wiring|low-voltage wiring
~algebra; ~geometry; ~calculus; ~trigonometry; ~mathematics|~math|~maths; science instruction; CELTA; IELTS; TOEFL; CEFR; PBIS|positive behavior interventions and supports; restorative practices
Challenger Sale; Gong.io; staff scheduling|shift scheduling|~rostering; planograms|planogram; stock replenishment|~replenishment; telesales|telemarketing
~pleadings|drafting pleadings; court filing|court filings|e-filing|electronic filing; paralegal certificate|paralegal certification; legal drafting; trial preparation
sample preparation; LIMS|laboratory information management system; ISO 17025|ISO/IEC 17025; ~calibration|instrument calibration; titration; spectroscopy|spectrophotometry
ARM Cortex-M|Cortex-M|ARM Cortex; oscilloscopes|oscilloscope; logic analyzers|logic analyzer; Yocto|Yocto Project; Embedded Linux; FreeRTOS; Bluetooth Low Energy|BLE; CAN bus; I2C; UART; Altium|Altium Designer; KiCad; design for manufacturing|DFM; computational fluid dynamics|CFD
cognitive behavioral therapy|CBT; treatment planning|treatment plans; group therapy; LMSW
knife skills; ~pastry; SAP EWM|SAP Extended Warehouse Management; full-cycle recruiting|full-cycle recruitment|full cycle recruiting; UKG|Kronos; punch lists|punch list
`;
