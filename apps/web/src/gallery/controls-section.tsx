import { useState } from 'react';
import { Button, ButtonLink, IconButton } from '../ui/button';
import { Tooltip } from '../ui/feedback/tooltip';
import { ChoiceRow } from '../ui/forms/choice-row';
import { NumberField } from '../ui/forms/number-field';
import { Select } from '../ui/forms/select';
import { Switch } from '../ui/forms/switch';
import { TextField } from '../ui/forms/text-field';
import { Tabs } from '../ui/tabs';
import { Row, Section } from './section';

const ageGroups = [
  { value: 'under20', name: 'Under 20' },
  { value: '20-29', name: '20 to 29' },
];

export function ButtonSection() {
  return (
    <Section title="Buttons">
      <Row label="Looks">
        <Button look="next">Complete</Button>
        <Button look="ink">Share</Button>
        <Button look="line">Take a rest day</Button>
        <Button look="text">Not now</Button>
        <Button look="danger">Delete Account</Button>
        <ButtonLink to="/gallery" look="line" icon="chart">
          A link
        </ButtonLink>
      </Row>
      <Row label="Sizes">
        <Button look="ink" size="small">
          Small
        </Button>
        <Button look="ink">Regular</Button>
        <Button look="ink" size="large" icon="share">
          Large
        </Button>
      </Row>
      <Row label="Busy and disabled">
        <Button look="next" busy busyText="Starting...">
          Start Day 1 Now!
        </Button>
        <Button look="ink" busy busyText="Joining...">
          Join
        </Button>
        <Button look="line" busy>
          Saving
        </Button>
        <Button look="line" disabled>
          Disabled
        </Button>
      </Row>
      <Row label="Icons, with a tooltip">
        <Tooltip text="Settings">
          <IconButton name="Settings" icon="settings" />
        </Tooltip>
        <IconButton name="Previous month" icon="chevron-left" />
        <IconButton name="Next month" icon="chevron-right" />
      </Row>
    </Section>
  );
}

export function ChoiceSection() {
  const [board, setBoard] = useState('global');
  const [timeframe, setTimeframe] = useState('all');
  const [theme, setTheme] = useState<'system' | 'light' | 'dark'>('system');
  const [isOn, setOn] = useState(true);
  return (
    <Section title="Choices">
      <Tabs
        label="Board"
        chosen={board}
        onChoose={setBoard}
        tabs={[
          { id: 'global', name: 'Global', panel: <p>Everyone.</p> },
          { id: 'cohort', name: 'My Cohort', isLocked: true, panel: <p>Those who began when you did.</p> },
          { id: 'age', name: 'Age Group', isLocked: true, panel: <p>Those of your age.</p> },
        ]}
      />
      <Tabs
        label="Timeframe"
        look="underline"
        chosen={timeframe}
        onChoose={setTimeframe}
        tabs={[
          { id: 'all', name: 'All Time', panel: <p>Since the first day.</p> },
          { id: 'week', name: 'This Week', panel: <p>Since Sunday.</p> },
          { id: 'month', name: 'This Month', panel: <p>Since the first.</p> },
        ]}
      />
      <Row>
        <ChoiceRow
          label="Theme"
          chosen={theme}
          onChoose={setTheme}
          choices={[
            { value: 'system', name: 'System', icon: 'theme-system' },
            { value: 'light', name: 'Light', icon: 'theme-light' },
            { value: 'dark', name: 'Dark', icon: 'theme-dark' },
          ]}
        />
      </Row>
      <div className="grid max-w-120 gap-2">
        <Switch label="Daily reminders" hint="At 09:00 on open days" isOn={isOn} onSwitch={setOn} />
        <Switch label="Show my name on leaderboards" isOn={!isOn} onSwitch={(next) => setOn(!next)} />
        <Switch label="Not available" isOn={false} disabled onSwitch={setOn} />
      </div>
    </Section>
  );
}

export function FieldSection() {
  const [reps, setReps] = useState(70);
  const [age, setAge] = useState('');
  return (
    <Section title="Fields">
      <div className="grid gap-6 tablet:grid-cols-2 desktop:grid-cols-3">
        <TextField label="Display name" defaultValue="Ines Carvalho" hint="1 to 40 characters" />
        <TextField label="Display name" defaultValue="" error="Please enter a name of 1 to 40 characters." />
        <TextField label="Email" defaultValue="ines@example.com" readOnly hint="Email cannot be changed" />
        <NumberField
          label="Reps done"
          unit="rep"
          value={reps}
          min={66}
          max={1066}
          onChange={setReps}
          hintFor={({ value, doubt }) => `${doubt ? 'Not as typed: ' : ''}${value} reps will be recorded.`}
          {...(reps > 66 && { aside: `+${reps - 66} extra` })}
        />
        <NumberField
          label="Reps done"
          unit="rep"
          value={66}
          min={66}
          max={1066}
          onChange={setReps}
          hintFor={({ value }) => `${value} reps will be recorded.`}
          error="At least the target of 66."
        />
        <Select
          label="Age group"
          emptyText="No age group"
          options={ageGroups}
          value={age}
          onChange={setAge}
        />
        <Select
          label="Age group"
          options={ageGroups}
          value="under20"
          onChange={setAge}
          error="Please choose one of the groups."
        />
        <Select label="Age group" options={ageGroups} value="20-29" disabled onChange={setAge} />
      </div>
    </Section>
  );
}
