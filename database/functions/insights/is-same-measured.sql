-- Whether two facts say what the same metric of the same channel came to.
create or replace function app.is_same_measured(p_one jsonb, p_other jsonb) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  return p_one #>> '{measured,metric}' = p_other #>> '{measured,metric}'
    and p_one #>> '{measured,channel}' is not distinct from p_other #>> '{measured,channel}';
end $$;
