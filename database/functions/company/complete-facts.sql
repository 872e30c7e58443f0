-- Completes standing facts of one company by rows that came with a message, as confirmed; answers the ids of
-- those it changed.
-- p_facts: completes (the fact's id), kind, attributes.
create or replace function app.complete_facts(
  p_client_id uuid,
  p_message_id uuid,
  p_facts jsonb
)
returns uuid[]
language plpgsql set search_path = ''
as $$
declare
  completed uuid[];
begin
  perform app.require_same_company(p_client_id, g.fact -> 'attributes')
  from jsonb_array_elements(p_facts) g (fact)
  where g.fact ->> 'completes' is not null;
  with given as (
    select f.completes, f.kind, f.attributes
    from jsonb_to_recordset(p_facts) as f (completes uuid, kind text, attributes jsonb)
    where f.completes is not null
  ),
  changed as (
    update public.company_facts f
    set
      attributes = f.attributes || g.attributes,
      status = 'confirmed',
      message_id = p_message_id,
      decided_by = app.user_id(),
      decided_at = now(),
      updated_at = now()
    from given g
    where f.org_id = app.org_id()
      and f.id = g.completes
      and f.client_id is not distinct from p_client_id
      and f.kind = g.kind
      and f.status not in ('removed', 'superseded')
    returning f.id
  )
  select coalesce(array_agg(c.id), '{}')
  into completed
  from changed c;
  return completed;
end $$;
grant execute on function app.complete_facts to app_user;
