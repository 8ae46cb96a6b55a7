/** A help desk made of Ant Design. */
import {
  AutoComplete,
  Button,
  Cascader,
  Checkbox,
  Collapse,
  ConfigProvider,
  DatePicker,
  Drawer,
  Dropdown,
  Input,
  InputNumber,
  Menu,
  Modal,
  Popconfirm,
  Radio,
  Rate,
  Segmented,
  Select,
  Slider,
  Switch,
  Table,
  Tabs,
  TimePicker,
  Tooltip,
  Transfer,
  Tree,
  TreeSelect,
  Upload,
} from 'antd';
import { createRoot } from 'react-dom/client';
import { note, publish, useField } from './state.js';

const options = (...names) => names.map((name) => ({ value: name, label: name }));

const towns = Array.from({ length: 1000 }, (_, at) => ({ value: `Town ${at + 1}`, label: `Town ${at + 1}` }));

const tickets = ['Ada', 'Bob', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'].map((name, at) => ({
  key: name,
  name,
  age: (at * 37) % 50,
}));

const regions = [
  { value: 'Europe', label: 'Europe', children: options('Spain', 'Norway') },
  { value: 'Asia', label: 'Asia', children: options('Japan', 'Nepal') },
];

const folders = [
  {
    title: 'Hardware',
    key: 'hardware',
    children: [
      { title: 'Printers', key: 'printers' },
      { title: 'Screens', key: 'screens' },
    ],
  },
  { title: 'Software', key: 'software', children: [{ title: 'Mail', key: 'mail' }] },
];

const files = [
  { title: 'Drafts', value: 'drafts', children: [{ title: 'Letter', value: 'letter' }] },
  { title: 'Archive', value: 'archive' },
];

function Row({ label, id, children }) {
  return (
    <p>
      <label htmlFor={id}>{label}</label> {children}
    </p>
  );
}

function Fields() {
  const [priority, setPriority] = useField('priority', 'Normal');
  const [assignee, setAssignee] = useField('assignee', '');
  const [labels, setLabels] = useField('labels', []);
  const [town, setTown] = useField('town', '');
  const [region, setRegion] = useField('region', []);
  const [product, setProduct] = useField('product', '');
  const [folder, setFolder] = useField('folder', '');
  const [due, setDue] = useField('due', '');
  const [period, setPeriod] = useField('period', []);
  const [time, setTime] = useField('time', '');
  const [hours, setHours] = useField('hours', 2);
  const [subject, setSubject] = useField('subject', '');
  const [, setUpload] = useField('upload', '');
  return (
    <>
      <Row label="Subject" id="subject">
        <Input id="subject" value={subject} onChange={(event) => setSubject(event.target.value)} allowClear />
      </Row>
      <Row label="Priority" id="priority">
        <Select
          id="priority"
          value={priority}
          onChange={setPriority}
          style={{ width: 160 }}
          options={options('Low', 'Normal', 'High', 'Urgent')}
        />
      </Row>
      <Row label="Assignee" id="assignee">
        <Select
          id="assignee"
          showSearch
          value={assignee || undefined}
          onChange={setAssignee}
          placeholder="Search a person"
          style={{ width: 200 }}
          options={options('Jack Sparrow', 'Lucy Liu', 'Tom Hanks', 'Lucy Lawless')}
        />
      </Row>
      <Row label="Labels" id="labels">
        <Select
          id="labels"
          mode="multiple"
          value={labels}
          onChange={setLabels}
          style={{ width: 300 }}
          options={options('bug', 'question', 'wish', 'duplicate')}
        />
      </Row>
      <Row label="Town" id="town">
        <Select
          id="town"
          value={town || undefined}
          onChange={setTown}
          placeholder="Pick a town"
          style={{ width: 200 }}
          options={towns}
        />
      </Row>
      <Row label="Region" id="region">
        <Cascader id="region" value={region} onChange={setRegion} options={regions} placeholder="Region" />
      </Row>
      <Row label="Product" id="product">
        <AutoComplete
          id="product"
          value={product}
          onChange={setProduct}
          style={{ width: 200 }}
          options={options('Laptop', 'Lamp', 'Phone').filter((each) =>
            each.value.toLowerCase().includes(product.toLowerCase()),
          )}
        />
      </Row>
      <Row label="Folder" id="folder">
        <TreeSelect
          id="folder"
          value={folder || undefined}
          onChange={setFolder}
          treeData={files}
          treeDefaultExpandAll
          placeholder="Choose a folder"
          style={{ width: 200 }}
        />
      </Row>
      <Row label="Due date" id="due">
        <DatePicker id="due" onChange={(_, text) => setDue(text)} />
        <span hidden>{due}</span>
      </Row>
      <p>
        Period{' '}
        <DatePicker.RangePicker
          onChange={(_, text) => setPeriod(text)}
          placeholder={['Start of period', 'End of period']}
        />
        <span hidden>{period}</span>
      </p>
      <Row label="Call back at" id="time">
        <TimePicker id="time" format="HH:mm" onChange={(_, text) => setTime(text)} />
        <span hidden>{time}</span>
      </Row>
      <Row label="Estimated hours" id="hours">
        <InputNumber id="hours" min={0} max={40} value={hours} onChange={setHours} />
      </Row>
      <Upload beforeUpload={(file) => (setUpload(file.name), false)} showUploadList={false}>
        <Button>Attach a file</Button>
      </Upload>
    </>
  );
}

function Choices() {
  const [channel, setChannel] = useField('channel', 'Mail');
  const [flags, setFlags] = useField('flags', ['Internal']);
  const [view, setView] = useField('view', 'List');
  const [stars, setStars] = useField('stars', 0);
  const [volume, setVolume] = useField('volume', 30);
  const [muted, setMuted] = useField('muted', false);
  return (
    <>
      <p>
        Channel{' '}
        <Radio.Group
          value={channel}
          onChange={(event) => setChannel(event.target.value)}
          optionType="button"
          options={['Mail', 'Phone', 'Chat']}
        />
      </p>
      <Checkbox.Group options={['Internal', 'Billable', 'Warranty']} value={flags} onChange={setFlags} />
      <p>
        <Segmented options={['List', 'Kanban', 'Timeline']} value={view} onChange={setView} />
      </p>
      <p>
        Satisfaction <Rate value={stars} onChange={setStars} />
      </p>
      <p>Ring volume</p>
      <Slider value={volume} onChange={setVolume} style={{ width: 300 }} ariaLabelForHandle="Ring volume" />
      <p>
        <Switch checked={muted} onChange={setMuted} aria-label="Mute notifications" /> Mute notifications
      </p>
    </>
  );
}

function Actions() {
  const [modal, setModal] = useField('modal', false);
  const [drawer, setDrawer] = useField('drawer', false);
  const [reason, setReason] = useField('reason', '');
  const items = [
    { key: 'copy', label: 'Copy link' },
    {
      key: 'move',
      label: 'Move to',
      children: [
        { key: 'inbox', label: 'Inbox' },
        { key: 'spam', label: 'Spam' },
      ],
    },
  ];
  return (
    <>
      <Dropdown menu={{ items, onClick: ({ key }) => note(`menu ${key}`) }}>
        <Button>Ticket actions</Button>
      </Dropdown>{' '}
      <Tooltip title="Print ticket">
        <Button icon={<span aria-hidden="true">🖶</span>} onClick={() => note('print')} />
      </Tooltip>{' '}
      <Popconfirm
        title="Delete this ticket?"
        okText="Yes, delete"
        cancelText="No"
        onConfirm={() => note('deleted')}
        onCancel={() => note('kept')}
      >
        <Button danger>Delete ticket</Button>
      </Popconfirm>{' '}
      <Button onClick={() => setModal(true)}>Escalate</Button>{' '}
      <Button onClick={() => (note('history'), setDrawer(true))}>History</Button>
      <Modal
        title="Escalate the ticket"
        open={modal}
        onOk={() => (note('escalated'), setModal(false))}
        onCancel={() => setModal(false)}
        transitionName=""
        maskTransitionName=""
      >
        <Row label="Reason" id="reason">
          <Input id="reason" value={reason} onChange={(event) => setReason(event.target.value)} />
        </Row>
      </Modal>
      <Drawer title="History" open={drawer} onClose={() => setDrawer(false)}>
        Opened on Monday.
      </Drawer>
    </>
  );
}

function Lists() {
  const [tab, setTab] = useField('tab', 'open');
  const [panels, setPanels] = useField('panels', []);
  const [checked, setChecked] = useField('checked', []);
  const [expanded, setExpanded] = useField('expanded', []);
  const [members, setMembers] = useField('members', []);
  const [table, setTable] = useField('table', { page: 1, order: '' });
  const [picked, setPicked] = useField('picked', []);
  const [menu, setMenu] = useField('menu', 'inbox');
  return (
    <>
      <Menu
        mode="inline"
        style={{ width: 200 }}
        selectedKeys={[menu]}
        onClick={({ key }) => setMenu(key)}
        items={[
          { key: 'inbox', label: 'My inbox' },
          {
            key: 'team',
            label: 'Teams',
            children: [
              { key: 'sales', label: 'Sales team' },
              { key: 'ops', label: 'Operations' },
            ],
          },
        ]}
      />
      <Tabs
        activeKey={tab}
        onChange={setTab}
        items={[
          { key: 'open', label: 'Open tickets', children: 'Three.' },
          { key: 'closed', label: 'Closed tickets', children: 'None.' },
        ]}
      />
      <Collapse
        activeKey={panels}
        onChange={setPanels}
        items={[
          { key: 'sla', label: 'Service level', children: 'Four hours.' },
          { key: 'log', label: 'Change log', children: 'Empty.' },
        ]}
      />
      <Tree
        checkable
        treeData={folders}
        checkedKeys={checked}
        onCheck={setChecked}
        expandedKeys={expanded}
        onExpand={setExpanded}
      />
      <Table
        rowSelection={{ selectedRowKeys: picked, onChange: setPicked }}
        pagination={{ pageSize: 4 }}
        dataSource={tickets}
        onChange={(page, _, sorter) => setTable({ page: page.current, order: sorter.order ?? '' })}
        columns={[
          { title: 'Reporter', dataIndex: 'name' },
          { title: 'Age in days', dataIndex: 'age', sorter: (a, b) => a.age - b.age },
          {
            title: 'Action',
            render: (_, row) => (
              <>
                <a onClick={() => note(`reply ${row.name}`)}>Reply</a>{' '}
                <a onClick={() => note(`close ${row.name}`)}>Close</a>
              </>
            ),
          },
        ]}
      />
      <span hidden>{JSON.stringify(table)}</span>
      <Transfer
        titles={['Everybody', 'On duty']}
        dataSource={options('Kim', 'Lee', 'Max').map(({ value }) => ({ key: value, title: value }))}
        targetKeys={members}
        onChange={setMembers}
        render={(item) => item.title}
      />
    </>
  );
}

createRoot(document.getElementById('root')).render(
  <ConfigProvider theme={{ token: { motion: false } }}>
    <h1>Help desk</h1>
    <Fields />
    <Choices />
    <Actions />
    <Lists />
  </ConfigProvider>,
);
publish();
