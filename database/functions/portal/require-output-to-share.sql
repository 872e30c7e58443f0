-- Guards what is done with an output towards the client: unseen is not there, seen without the ability is
-- forbidden. Answers the row.
create or replace function app.require_output_to_share(p_id uuid) returns public.agent_outputs
language plpgsql stable security definer set search_path = ''
as $$
declare
  output public.agent_outputs;
begin
  select o.* into output
  from public.agent_outputs o
  where o.org_id = app.org_id()
    and o.id = p_id
    and o.deleted_at is null;
  if output.id is null
    or (output.shared_at is null and not app.may('work.view', output.client_id))
  then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  perform app.require_may_for('portal.ask', output.client_id);
  return output;
end $$;
