-- Statements that were edited away, with the sources they had: undoing an edit gives them their sources back.
alter table public.agent_outputs add column earlier_claims jsonb not null default '[]';
