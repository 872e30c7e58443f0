import { PlusIcon, SearchIcon, UploadIcon } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { AgentBadge } from '@/ui/patterns/agent-badge.tsx'
import { ConfirmDialog } from '@/ui/patterns/confirm-dialog.tsx'
import { undoToast } from '@/ui/patterns/undo-toast.ts'
import { Avatar } from '@/ui/primitives/avatar.tsx'
import { Button } from '@/ui/primitives/button.tsx'
import { Checkbox } from '@/ui/primitives/checkbox.tsx'
import {
  Collapsible,
  CollapsibleContent,
  CollapsibleTrigger,
} from '@/ui/primitives/collapsible.tsx'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from '@/ui/primitives/dialog.tsx'
import {
  Drawer,
  DrawerContent,
  DrawerDescription,
  DrawerTitle,
  DrawerTrigger,
} from '@/ui/primitives/drawer.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/ui/primitives/dropdown-menu.tsx'
import { Field } from '@/ui/primitives/field.tsx'
import { Input } from '@/ui/primitives/input.tsx'
import { Label } from '@/ui/primitives/label.tsx'
import { NativeSelect } from '@/ui/primitives/native-select.tsx'
import { Popover, PopoverContent, PopoverTrigger } from '@/ui/primitives/popover.tsx'
import { RadioCard, RadioGroup, RadioGroupItem } from '@/ui/primitives/radio-group.tsx'
import { SegmentedControl } from '@/ui/primitives/segmented-control.tsx'
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/ui/primitives/select.tsx'
import { Separator } from '@/ui/primitives/separator.tsx'
import { Switch } from '@/ui/primitives/switch.tsx'
import { Count, Tabs, TabsContent, TabsList, TabsTrigger } from '@/ui/primitives/tabs.tsx'
import { Textarea } from '@/ui/primitives/textarea.tsx'
import { Tooltip } from '@/ui/primitives/tooltip.tsx'
import { SheetRow, SheetSection } from './sheet-section.tsx'

export function Buttons() {
  return (
    <SheetSection title="Buttons">
      <SheetRow>
        <Button variant="primary">Save campaign</Button>
        <Button variant="primary" busy>
          Saving
        </Button>
        <Button variant="primary" disabled>
          Disabled
        </Button>
      </SheetRow>
      <SheetRow>
        <Button>Edit plan</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Archive client</Button>
        <Button disabled>Disabled</Button>
      </SheetRow>
      <SheetRow>
        <Button size="sm">
          <UploadIcon aria-hidden />
          Small
        </Button>
        <Button size="icon" aria-label="Add">
          <PlusIcon aria-hidden />
        </Button>
        <Tooltip text="Search outputs">
          <Button size="icon-sm" aria-label="Search">
            <SearchIcon aria-hidden />
          </Button>
        </Tooltip>
        <Button variant="primary" size="lg">
          Large
        </Button>
      </SheetRow>
    </SheetSection>
  )
}

export function Inputs() {
  return (
    <SheetSection title="Fields">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Company name">
          {described => <Input {...described} placeholder="As on your invoices" />}
        </Field>
        <Field label="Workspace address" good="Free to use">
          {described => <Input {...described} defaultValue="tidewater-cycle-works" />}
        </Field>
        <Field label="Monthly budget" error="Write it as 12000 or 12,000">
          {described => <Input {...described} defaultValue="12,00,0" />}
        </Field>
        <Field
          label="Region"
          aside={<span className="text-ink-3">Optional</span>}
          hint="Where you deliver"
        >
          {described => <Input {...described} />}
        </Field>
        <Field label="Locked">
          {described => <Input {...described} disabled defaultValue="Set by your agency" />}
        </Field>
        <Field label="Industry">
          {described => (
            <NativeSelect {...described}>
              <option>Retail</option>
              <option>Healthcare</option>
            </NativeSelect>
          )}
        </Field>
        <Field label="Agent">
          {({ id }) => (
            <Select defaultValue="strategy">
              <SelectTrigger id={id} />
              <SelectContent>
                <SelectItem value="strategy">Strategy</SelectItem>
                <SelectItem value="persona">Persona</SelectItem>
                <SelectItem value="content" disabled>
                  Content
                </SelectItem>
              </SelectContent>
            </Select>
          )}
        </Field>
        <Field label="Note">
          {described => <Textarea {...described} placeholder="What changed" />}
        </Field>
      </div>
    </SheetSection>
  )
}

export function Choices() {
  const [view, setView] = useState<'board' | 'list' | 'timeline'>('board')
  return (
    <SheetSection title="Choices">
      <SheetRow>
        <Label className="flex items-center gap-2">
          <Checkbox defaultChecked />
          Checked
        </Label>
        <Label className="flex items-center gap-2">
          <Checkbox />
          Open
        </Label>
        <Label className="flex items-center gap-2">
          <Checkbox checked="indeterminate" />
          Some
        </Label>
        <Label className="flex items-center gap-2">
          <Checkbox disabled />
          Disabled
        </Label>
        <Label className="flex items-center gap-2">
          <Switch defaultChecked />
          On
        </Label>
        <Label className="flex items-center gap-2">
          <Switch />
          Off
        </Label>
      </SheetRow>
      <RadioGroup defaultValue="a" className="flex gap-4" aria-label="Plain choice">
        <Label className="flex items-center gap-2">
          <RadioGroupItem value="a" />
          First
        </Label>
        <Label className="flex items-center gap-2">
          <RadioGroupItem value="b" />
          Second
        </Label>
      </RadioGroup>
      <RadioGroup defaultValue="SME" className="sm:grid-cols-2" aria-label="Organization type">
        <RadioCard value="SME" title="SME" note="You market your own business" />
        <RadioCard value="AGENCY" title="Agency" note="You market for several clients" />
      </RadioGroup>
      <Tabs defaultValue="overview">
        <TabsList>
          <TabsTrigger value="overview">Overview</TabsTrigger>
          <TabsTrigger value="tasks">Tasks</TabsTrigger>
          <TabsTrigger value="analytics">
            Analytics <Count>4</Count>
          </TabsTrigger>
        </TabsList>
        <TabsContent value="overview">What stands in this tab.</TabsContent>
        <TabsContent value="tasks">Eleven tasks.</TabsContent>
        <TabsContent value="analytics">Four reports.</TabsContent>
      </Tabs>
      <SheetRow>
        <SegmentedControl
          label="View"
          value={view}
          onValueChange={setView}
          options={[
            { value: 'board', label: 'Board' },
            { value: 'list', label: 'List' },
            { value: 'timeline', label: 'Timeline' },
          ]}
        />
      </SheetRow>
      <Collapsible className="border-y border-line">
        <CollapsibleTrigger>Collapsible</CollapsibleTrigger>
        <CollapsibleContent className="pb-4">Opens in place.</CollapsibleContent>
      </Collapsible>
    </SheetSection>
  )
}

export function Overlays() {
  return (
    <SheetSection title="Overlays">
      <SheetRow>
        <Dialog>
          <DialogTrigger asChild>
            <Button>Dialog</Button>
          </DialogTrigger>
          <DialogContent>
            <DialogTitle>Rename output</DialogTitle>
            <DialogDescription>The document keeps its address.</DialogDescription>
            <Field label="Title" className="mt-4">
              {described => <Input {...described} defaultValue="SWOT of Tidewater" />}
            </Field>
            <DialogFooter>
              <DialogClose asChild>
                <Button variant="quiet">Cancel</Button>
              </DialogClose>
              <Button variant="primary">Rename</Button>
            </DialogFooter>
          </DialogContent>
        </Dialog>
        <ConfirmDialog
          trigger={<Button>Confirm</Button>}
          title="Archive Saltmarsh Outfitters?"
          confirm="Archive client"
          cancel="Keep client"
          danger
          onConfirm={() => Promise.reject(new Error('The server does not answer'))}
        >
          Its 3 campaigns and 12 outputs become read-only. You can restore the client at any time.
        </ConfirmDialog>
        <Drawer>
          <DrawerTrigger asChild>
            <Button>Drawer</Button>
          </DrawerTrigger>
          <DrawerContent>
            <div className="p-5">
              <DrawerTitle className="font-semibold">Sources</DrawerTitle>
              <DrawerDescription className="mt-1 text-ink-2">
                Drag it down to close.
              </DrawerDescription>
            </div>
          </DrawerContent>
        </Drawer>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button>Menu</Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuLabel>Foundation</DropdownMenuLabel>
            <DropdownMenuItem>
              <AgentBadge agent="strategy" />
              <span className="flex-1">Strategy</span>
              <span className="cap">5-10 min</span>
            </DropdownMenuItem>
            <DropdownMenuItem disabled>Not open to you</DropdownMenuItem>
            <DropdownMenuSeparator />
            <DropdownMenuItem danger>Delete</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
        <Popover>
          <PopoverTrigger asChild>
            <Button>Popover</Button>
          </PopoverTrigger>
          <PopoverContent>Anything short that belongs to the button.</PopoverContent>
        </Popover>
      </SheetRow>
      <SheetRow>
        <Button
          size="sm"
          onClick={() => undoToast('Campaign archived', () => toast.success('Campaign restored'))}
        >
          Undo toast
        </Button>
        <Button
          size="sm"
          onClick={() =>
            toast.error('Export stopped: the connection was lost. Your edits are saved.', {
              action: { label: 'Try again', onClick: () => toast.success('Exported') },
            })
          }
        >
          Error toast
        </Button>
        <Avatar name="Dana Okafor" />
        <Avatar name="rosa@tidewater.example" />
        <Separator orientation="vertical" className="h-6!" />
      </SheetRow>
    </SheetSection>
  )
}
