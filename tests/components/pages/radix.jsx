/** A music player made of Radix primitives, styled just enough to be seen. */
import {
  Accordion,
  AlertDialog,
  Checkbox,
  Collapsible,
  ContextMenu,
  Dialog,
  DropdownMenu,
  HoverCard,
  Menubar,
  NavigationMenu,
  Popover,
  RadioGroup,
  Select,
  Slider,
  Switch,
  Tabs,
  Toast,
  Toggle,
  ToggleGroup,
  Toolbar,
  Tooltip,
} from 'radix-ui';
import { createRoot } from 'react-dom/client';
import { note, publish, useField } from './state.js';

const css = `
  body { font-family: sans-serif; margin: 16px; }
  [role=menu], [role=listbox], [role=dialog], [role=alertdialog], [data-radix-popper-content-wrapper] > * { background: #fff; border: 1px solid #888; padding: 6px; }
  [role=dialog], [role=alertdialog] { position: fixed; top: 20%; left: 30%; }
  [role=switch] { width: 40px; height: 20px; } [role=checkbox] { width: 20px; height: 20px; }
  .slider { position: relative; display: flex; width: 300px; height: 20px; align-items: center; }
  .track { position: relative; flex: 1; height: 4px; background: #999; } .range { position: absolute; height: 100%; background: #00f; }
  [role=slider] { display: block; width: 16px; height: 16px; border-radius: 8px; background: #00f; }
  .card { width: 320px; height: 60px; border: 1px dashed #888; } [data-highlighted] { background: #def; }
`;

function Choose({ name, label, items }) {
  const [value, setValue] = useField(name, items[0]);
  return (
    <Select.Root value={value} onValueChange={setValue}>
      <Select.Trigger aria-label={label}>
        <Select.Value />
      </Select.Trigger>
      <Select.Portal>
        <Select.Content>
          <Select.Viewport>
            {items.map((item) => (
              <Select.Item key={item} value={item}>
                <Select.ItemText>{item}</Select.ItemText>
              </Select.Item>
            ))}
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}

function Range({ name, labels, initial, max }) {
  const [value, setValue] = useField(name, initial);
  return (
    <Slider.Root className="slider" value={value} onValueChange={setValue} max={max}>
      <Slider.Track className="track">
        <Slider.Range className="range" />
      </Slider.Track>
      {labels.map((label) => (
        <Slider.Thumb key={label} aria-label={label} />
      ))}
    </Slider.Root>
  );
}

function Settings() {
  const [repeat, setRepeat] = useField('repeat', false);
  const [explicit, setExplicit] = useField('explicit', true);
  const [quality, setQuality] = useField('quality', 'normal');
  const [lyrics, setLyrics] = useField('lyrics', false);
  const [speed, setSpeed] = useField('speed', '1x');
  const [effects, setEffects] = useField('effects', []);
  return (
    <>
      <p>
        <label htmlFor="repeat">Repeat all</label>
        <Switch.Root id="repeat" checked={repeat} onCheckedChange={setRepeat}>
          <Switch.Thumb />
        </Switch.Root>
      </p>
      <p>
        <Checkbox.Root id="explicit" checked={explicit} onCheckedChange={setExplicit}>
          <Checkbox.Indicator>✓</Checkbox.Indicator>
        </Checkbox.Root>
        <label htmlFor="explicit">Allow explicit songs</label>
      </p>
      <RadioGroup.Root value={quality} onValueChange={setQuality} aria-label="Sound quality">
        {[
          ['low', 'Data saver'],
          ['normal', 'Normal'],
          ['high', 'Lossless'],
        ].map(([value, label]) => (
          <div key={value}>
            <RadioGroup.Item value={value} id={value}>
              <RadioGroup.Indicator>•</RadioGroup.Indicator>
            </RadioGroup.Item>
            <label htmlFor={value}>{label}</label>
          </div>
        ))}
      </RadioGroup.Root>
      <Toggle.Root pressed={lyrics} onPressedChange={setLyrics} aria-label="Show lyrics">
        ¶
      </Toggle.Root>
      <ToggleGroup.Root type="single" value={speed} onValueChange={setSpeed} aria-label="Playback speed">
        {['0.5x', '1x', '2x'].map((each) => (
          <ToggleGroup.Item key={each} value={each}>
            {each}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
      <Toolbar.Root aria-label="Sound effects">
        <Toolbar.ToggleGroup type="multiple" value={effects} onValueChange={setEffects}>
          <Toolbar.ToggleItem value="echo">Echo</Toolbar.ToggleItem>
          <Toolbar.ToggleItem value="bass">Bass boost</Toolbar.ToggleItem>
        </Toolbar.ToggleGroup>
        <Toolbar.Button onClick={() => note('reset')}>Reset effects</Toolbar.Button>
      </Toolbar.Root>
      <Choose name="genre" label="Genre" items={['Jazz', 'Rock', 'Classical', 'Hip hop']} />
      <Choose name="device" label="Output device" items={['Speakers', 'Headphones', 'Kitchen radio']} />
      <Range name="volume" labels={['Volume']} initial={[40]} max={100} />
      <Range name="years" labels={['Earliest year', 'Latest year']} initial={[20, 80]} max={100} />
    </>
  );
}

function Menus() {
  const [shuffle, setShuffle] = useField('shuffle', false);
  const [sort, setSort] = useField('sort', 'title');
  const item = (Kit, what, label) => <Kit.Item onSelect={() => note(what)}>{label}</Kit.Item>;
  return (
    <>
      <Menubar.Root>
        <Menubar.Menu>
          <Menubar.Trigger>File</Menubar.Trigger>
          <Menubar.Portal>
            <Menubar.Content>
              {item(Menubar, 'new', 'New playlist')}
              <Menubar.Sub>
                <Menubar.SubTrigger>Import from</Menubar.SubTrigger>
                <Menubar.Portal>
                  <Menubar.SubContent>
                    {item(Menubar, 'import cd', 'Compact disc')}
                    {item(Menubar, 'import usb', 'USB stick')}
                  </Menubar.SubContent>
                </Menubar.Portal>
              </Menubar.Sub>
            </Menubar.Content>
          </Menubar.Portal>
        </Menubar.Menu>
        <Menubar.Menu>
          <Menubar.Trigger>View</Menubar.Trigger>
          <Menubar.Portal>
            <Menubar.Content>{item(Menubar, 'fullscreen', 'Full screen')}</Menubar.Content>
          </Menubar.Portal>
        </Menubar.Menu>
      </Menubar.Root>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger aria-label="Song options">⋮</DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content>
            {item(DropdownMenu, 'queue', 'Add to queue')}
            <DropdownMenu.CheckboxItem checked={shuffle} onCheckedChange={setShuffle}>
              Shuffle
            </DropdownMenu.CheckboxItem>
            <DropdownMenu.RadioGroup value={sort} onValueChange={setSort}>
              <DropdownMenu.RadioItem value="title">Sort by title</DropdownMenu.RadioItem>
              <DropdownMenu.RadioItem value="artist">Sort by artist</DropdownMenu.RadioItem>
            </DropdownMenu.RadioGroup>
            <DropdownMenu.Sub>
              <DropdownMenu.SubTrigger>Add to playlist</DropdownMenu.SubTrigger>
              <DropdownMenu.Portal>
                <DropdownMenu.SubContent>
                  {item(DropdownMenu, 'to morning', 'Morning')}
                  {item(DropdownMenu, 'to party', 'Party')}
                </DropdownMenu.SubContent>
              </DropdownMenu.Portal>
            </DropdownMenu.Sub>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <ContextMenu.Root>
        <ContextMenu.Trigger className="card" asChild>
          <div>Album cover</div>
        </ContextMenu.Trigger>
        <ContextMenu.Portal>
          <ContextMenu.Content>
            {item(ContextMenu, 'cover saved', 'Save picture')}
            {item(ContextMenu, 'cover copied', 'Copy picture')}
          </ContextMenu.Content>
        </ContextMenu.Portal>
      </ContextMenu.Root>
      <NavigationMenu.Root>
        <NavigationMenu.List>
          <NavigationMenu.Item>
            <NavigationMenu.Trigger>Library</NavigationMenu.Trigger>
            <NavigationMenu.Content>
              <NavigationMenu.Link href="#albums">Albums</NavigationMenu.Link>
              <NavigationMenu.Link href="#podcasts" onClick={() => note('podcasts')}>
                Podcasts
              </NavigationMenu.Link>
            </NavigationMenu.Content>
          </NavigationMenu.Item>
          <NavigationMenu.Item>
            <NavigationMenu.Link href="#radio">Radio</NavigationMenu.Link>
          </NavigationMenu.Item>
        </NavigationMenu.List>
        <NavigationMenu.Viewport />
      </NavigationMenu.Root>
    </>
  );
}

function Layers() {
  const [dialog, setDialog] = useField('dialog', false);
  const [nickname, setNickname] = useField('nickname', '');
  const [popover, setPopover] = useField('popover', false);
  const [width, setWidth] = useField('width', '100');
  const [toast, setToast] = useField('toast', false);
  return (
    <>
      <Dialog.Root open={dialog} onOpenChange={setDialog}>
        <Dialog.Trigger onClick={() => note('edit')}>Edit profile</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay />
          <Dialog.Content aria-describedby={undefined}>
            <Dialog.Title>Your profile</Dialog.Title>
            <label htmlFor="nickname">Nickname</label>
            <input id="nickname" value={nickname} onChange={(event) => setNickname(event.target.value)} />
            <Dialog.Close onClick={() => note('saved')}>Save changes</Dialog.Close>
            <Dialog.Close aria-label="Close">×</Dialog.Close>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      <AlertDialog.Root>
        <AlertDialog.Trigger>Delete account</AlertDialog.Trigger>
        <AlertDialog.Portal>
          <AlertDialog.Content>
            <AlertDialog.Title>Are you sure?</AlertDialog.Title>
            <AlertDialog.Description>Your playlists will be gone.</AlertDialog.Description>
            <AlertDialog.Cancel onClick={() => note('kept')}>Cancel</AlertDialog.Cancel>
            <AlertDialog.Action onClick={() => note('deleted')}>Yes, delete account</AlertDialog.Action>
          </AlertDialog.Content>
        </AlertDialog.Portal>
      </AlertDialog.Root>
      <Popover.Root open={popover} onOpenChange={setPopover}>
        <Popover.Trigger aria-label="Change dimensions">⚙</Popover.Trigger>
        <Popover.Portal>
          <Popover.Content>
            <label htmlFor="width">Width</label>
            <input id="width" value={width} onChange={(event) => setWidth(event.target.value)} />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      <HoverCard.Root openDelay={50}>
        <HoverCard.Trigger href="#artist">@miles</HoverCard.Trigger>
        <HoverCard.Portal>
          <HoverCard.Content>
            Trumpeter. <button onClick={() => note('followed')}>Follow</button>
          </HoverCard.Content>
        </HoverCard.Portal>
      </HoverCard.Root>
      <Tooltip.Provider delayDuration={50}>
        <Tooltip.Root>
          <Tooltip.Trigger onClick={() => note('downloaded')}>⤓</Tooltip.Trigger>
          <Tooltip.Portal>
            <Tooltip.Content>Download song</Tooltip.Content>
          </Tooltip.Portal>
        </Tooltip.Root>
      </Tooltip.Provider>
      <Toast.Provider duration={60_000}>
        <button onClick={() => setToast(true)}>Add to calendar</button>
        <Toast.Root open={toast} onOpenChange={setToast}>
          <Toast.Title>Concert added</Toast.Title>
          <Toast.Action altText="Undo" onClick={() => note('undone')}>
            Undo
          </Toast.Action>
        </Toast.Root>
        <Toast.Viewport style={{ position: 'fixed', right: 10, bottom: 10 }} />
      </Toast.Provider>
    </>
  );
}

function Panels() {
  const [tab, setTab] = useField('tab', 'songs');
  const [open, setOpen] = useField('open', '');
  const [more, setMore] = useField('more', false);
  return (
    <>
      <Tabs.Root value={tab} onValueChange={setTab}>
        <Tabs.List aria-label="Artist">
          <Tabs.Trigger value="songs">Songs</Tabs.Trigger>
          <Tabs.Trigger value="concerts">Concerts</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="songs">So what.</Tabs.Content>
        <Tabs.Content value="concerts">
          <button onClick={() => note('tickets')}>Buy tickets</button>
        </Tabs.Content>
      </Tabs.Root>
      <Accordion.Root type="single" collapsible value={open} onValueChange={setOpen}>
        {['Is it free?', 'Can I cancel?'].map((question) => (
          <Accordion.Item key={question} value={question}>
            <Accordion.Header>
              <Accordion.Trigger>{question}</Accordion.Trigger>
            </Accordion.Header>
            <Accordion.Content>Yes.</Accordion.Content>
          </Accordion.Item>
        ))}
      </Accordion.Root>
      <Collapsible.Root open={more} onOpenChange={setMore}>
        <Collapsible.Trigger>Starred repositories</Collapsible.Trigger>
        <Collapsible.Content>Three of them.</Collapsible.Content>
      </Collapsible.Root>
    </>
  );
}

createRoot(document.getElementById('root')).render(
  <>
    <style>{css}</style>
    <h1>Music</h1>
    <Settings />
    <Menus />
    <Layers />
    <Panels />
  </>,
);
publish();
