/** A recipe book made of MUI. */
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Alert,
  Autocomplete,
  BottomNavigation,
  BottomNavigationAction,
  Button,
  Checkbox,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Drawer,
  FormControl,
  FormControlLabel,
  FormLabel,
  IconButton,
  InputLabel,
  Menu,
  MenuItem,
  Pagination,
  Radio,
  RadioGroup,
  Rating,
  Select,
  Slider,
  Snackbar,
  SpeedDial,
  SpeedDialAction,
  Switch,
  Tab,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TablePagination,
  TableRow,
  TableSortLabel,
  Tabs,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Tooltip,
} from '@mui/material';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { note, publish, useField } from './state.js';

const dishes = ['Apple pie', 'Borscht', 'Curry', 'Dal', 'Empanada', 'Falafel', 'Gazpacho', 'Hummus'];
const countries = Array.from({ length: 300 }, (_, at) => `Country ${at + 1}`);

function Fields() {
  const [course, setCourse] = useField('course', 'Main');
  const [diets, setDiets] = useField('diets', []);
  const [cuisine, setCuisine] = useField('cuisine', null);
  const [spices, setSpices] = useField('spices', []);
  const [country, setCountry] = useField('country', null);
  const [title, setTitle] = useField('title', '');
  const [steps, setSteps] = useField('steps', '');
  const [persons, setPersons] = useField('persons', '4');
  const [date, setDate] = useField('date', '');
  return (
    <>
      <TextField
        label="Recipe title"
        required
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextField
        label="Preparation"
        multiline
        rows={3}
        value={steps}
        onChange={(event) => setSteps(event.target.value)}
      />
      <TextField
        label="Persons"
        type="number"
        value={persons}
        onChange={(event) => setPersons(event.target.value)}
      />
      <TextField
        label="Cook on"
        type="date"
        value={date}
        onChange={(event) => setDate(event.target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <FormControl sx={{ width: 160 }}>
        <InputLabel id="course-label">Course</InputLabel>
        <Select
          labelId="course-label"
          label="Course"
          value={course}
          onChange={(event) => setCourse(event.target.value)}
        >
          <MenuItem value="Starter">Starter</MenuItem>
          <MenuItem value="Main">Main course</MenuItem>
          <MenuItem value="Dessert">Dessert</MenuItem>
        </Select>
      </FormControl>
      <FormControl sx={{ width: 220 }}>
        <InputLabel id="diets-label">Diets</InputLabel>
        <Select
          labelId="diets-label"
          label="Diets"
          multiple
          value={diets}
          onChange={(event) => setDiets(event.target.value)}
        >
          {['Vegan', 'Vegetarian', 'Low salt', 'No sugar'].map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      <Autocomplete
        options={['Italian', 'Indian', 'Indonesian', 'Mexican']}
        value={cuisine}
        onChange={(_, value) => setCuisine(value)}
        renderInput={(props) => <TextField {...props} label="Cuisine" />}
        sx={{ width: 220 }}
      />
      <Autocomplete
        multiple
        options={['Cumin', 'Paprika', 'Saffron', 'Thyme']}
        value={spices}
        onChange={(_, value) => setSpices(value)}
        renderInput={(props) => <TextField {...props} label="Spices" />}
        sx={{ width: 320 }}
      />
      <Autocomplete
        options={countries}
        value={country}
        onChange={(_, value) => setCountry(value)}
        renderInput={(props) => <TextField {...props} label="Country of origin" />}
        sx={{ width: 220 }}
      />
    </>
  );
}

function Choices() {
  const [heat, setHeat] = useField('heat', 'mild');
  const [nuts, setNuts] = useField('nuts', false);
  const [shared, setShared] = useField('shared', true);
  const [align, setAlign] = useField('align', 'left');
  const [formats, setFormats] = useField('formats', []);
  const [stars, setStars] = useField('stars', 2);
  const [minutes, setMinutes] = useField('minutes', 30);
  const [price, setPrice] = useField('price', [20, 60]);
  return (
    <>
      <FormControl>
        <FormLabel id="heat">Heat</FormLabel>
        <RadioGroup aria-labelledby="heat" value={heat} onChange={(event) => setHeat(event.target.value)} row>
          <FormControlLabel value="mild" control={<Radio />} label="Mild" />
          <FormControlLabel value="medium" control={<Radio />} label="Medium" />
          <FormControlLabel value="hot" control={<Radio />} label="Very hot" />
        </RadioGroup>
      </FormControl>
      <FormControlLabel
        control={<Checkbox checked={nuts} onChange={(event) => setNuts(event.target.checked)} />}
        label="Contains nuts"
      />
      <FormControlLabel
        control={<Switch checked={shared} onChange={(event) => setShared(event.target.checked)} />}
        label="Share with friends"
      />
      <ToggleButtonGroup
        exclusive
        value={align}
        onChange={(_, value) => setAlign(value)}
        aria-label="Text alignment"
      >
        <ToggleButton value="left" aria-label="left aligned">
          ⇤
        </ToggleButton>
        <ToggleButton value="center" aria-label="centered">
          ↔
        </ToggleButton>
        <ToggleButton value="right" aria-label="right aligned">
          ⇥
        </ToggleButton>
      </ToggleButtonGroup>
      <ToggleButtonGroup
        value={formats}
        onChange={(_, value) => setFormats(value)}
        aria-label="Text formatting"
      >
        <ToggleButton value="bold" aria-label="bold">
          B
        </ToggleButton>
        <ToggleButton value="italic" aria-label="italic">
          I
        </ToggleButton>
      </ToggleButtonGroup>
      <Rating name="taste" value={stars} onChange={(_, value) => setStars(value)} />
      <Slider
        aria-label="Cooking time in minutes"
        value={minutes}
        step={5}
        min={0}
        max={120}
        onChange={(_, value) => setMinutes(value)}
        sx={{ width: 300, display: 'block' }}
      />
      <Slider
        getAriaLabel={(at) => (at === 0 ? 'Lowest price' : 'Highest price')}
        value={price}
        onChange={(_, value) => setPrice(value)}
        sx={{ width: 300, display: 'block' }}
      />
    </>
  );
}

function Actions() {
  const [anchor, setAnchor] = useState(null);
  const [menuOpen, setMenuOpen] = useField('menu', false);
  const [dialog, setDialog] = useField('dialog', false);
  const [drawer, setDrawer] = useField('drawer', false);
  const [snack, setSnack] = useField('snack', false);
  const [alert, setAlert] = useField('alert', true);
  const [chips, setChips] = useField('chips', ['Quick', 'Cheap']);
  const choose = (what) => () => {
    note(what);
    setMenuOpen(false);
  };
  return (
    <>
      <Button onClick={(event) => (setAnchor(event.currentTarget), setMenuOpen(true))} aria-haspopup="menu">
        Recipe menu
      </Button>
      <Menu anchorEl={anchor} open={menuOpen} onClose={() => setMenuOpen(false)}>
        <MenuItem onClick={choose('print')}>Print</MenuItem>
        <MenuItem onClick={choose('export')}>Export as PDF</MenuItem>
        <MenuItem disabled>Translate</MenuItem>
      </Menu>
      <Tooltip title="Delete recipe">
        <IconButton onClick={() => (note('asked'), setDialog(true))}>🗑</IconButton>
      </Tooltip>
      <IconButton aria-label="add to favourites" onClick={() => note('favourite')}>
        ♥
      </IconButton>
      <Button onClick={() => setDrawer(true)}>Shopping list</Button>
      <Button onClick={() => setSnack(true)}>Save draft</Button>
      <Dialog open={dialog} onClose={() => setDialog(false)}>
        <DialogTitle>Delete this recipe?</DialogTitle>
        <DialogContent>There is no way back.</DialogContent>
        <DialogActions>
          <Button onClick={() => setDialog(false)}>Disagree</Button>
          <Button
            onClick={() => {
              note('deleted');
              setDialog(false);
            }}
          >
            Agree
          </Button>
        </DialogActions>
      </Dialog>
      <Drawer open={drawer} onClose={() => setDrawer(false)}>
        <Button onClick={() => note('ordered')}>Order everything</Button>
        <Button onClick={() => setDrawer(false)}>Close list</Button>
      </Drawer>
      <Snackbar
        open={snack}
        message="Draft saved"
        action={
          <Button
            onClick={() => {
              note('undone');
              setSnack(false);
            }}
          >
            Undo
          </Button>
        }
      />
      {alert && (
        <Alert severity="info" onClose={() => setAlert(false)}>
          New: share recipes with friends.
        </Alert>
      )}
      {chips.map((name) => (
        <Chip key={name} label={name} onDelete={() => setChips(chips.filter((each) => each !== name))} />
      ))}
      <SpeedDial ariaLabel="Create" icon={<span>+</span>} sx={{ position: 'fixed', bottom: 70, right: 16 }}>
        <SpeedDialAction
          icon={<span>✎</span>}
          slotProps={{ tooltip: { title: 'New recipe' } }}
          onClick={() => note('new recipe')}
        />
        <SpeedDialAction
          icon={<span>⧉</span>}
          slotProps={{ tooltip: { title: 'Copy recipe' } }}
          onClick={() => note('copy recipe')}
        />
      </SpeedDial>
    </>
  );
}

function Lists() {
  const [tab, setTab] = useField('tab', 0);
  const [open, setOpen] = useField('open', '');
  const [page, setPage] = useField('page', 1);
  const [row, setRow] = useField('row', { page: 0, size: 3 });
  const [order, setOrder] = useField('order', 'asc');
  const [bottom, setBottom] = useField('bottom', 0);
  const sorted = order === 'asc' ? dishes : dishes.toReversed();
  return (
    <>
      <Tabs value={tab} onChange={(_, value) => setTab(value)} aria-label="Parts of the recipe">
        <Tab label="Ingredients" />
        <Tab label="Method" />
        <Tab label="Comments" />
      </Tabs>
      {['Nutrition facts', 'Kitchen equipment'].map((name) => (
        <Accordion key={name} expanded={open === name} onChange={(_, is) => setOpen(is ? name : '')}>
          <AccordionSummary>{name}</AccordionSummary>
          <AccordionDetails>
            Details of it. <Button onClick={() => note(`more of ${name}`)}>Read more</Button>
          </AccordionDetails>
        </Accordion>
      ))}
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>
              <TableSortLabel
                active
                direction={order}
                onClick={() => setOrder(order === 'asc' ? 'desc' : 'asc')}
              >
                Dish
              </TableSortLabel>
            </TableCell>
            <TableCell>Action</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {sorted.slice(row.page * row.size, (row.page + 1) * row.size).map((name) => (
            <TableRow key={name}>
              <TableCell>{name}</TableCell>
              <TableCell>
                <Button onClick={() => note(`cook ${name}`)}>Cook</Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <TablePagination
        component="div"
        count={dishes.length}
        page={row.page}
        rowsPerPage={row.size}
        rowsPerPageOptions={[3, 5, 8]}
        onPageChange={(_, value) => setRow({ ...row, page: value })}
        onRowsPerPageChange={(event) => setRow({ page: 0, size: Number(event.target.value) })}
      />
      <Pagination count={9} page={page} onChange={(_, value) => setPage(value)} />
      <BottomNavigation showLabels value={bottom} onChange={(_, value) => setBottom(value)}>
        <BottomNavigationAction label="Recents" />
        <BottomNavigationAction label="Nearby" />
      </BottomNavigation>
    </>
  );
}

const theme = createTheme({ transitions: { create: () => 'none' } });

createRoot(document.getElementById('root')).render(
  <ThemeProvider theme={theme}>
    <h1>Recipe book</h1>
    <Fields />
    <Choices />
    <Actions />
    <Lists />
  </ThemeProvider>,
);
publish();
