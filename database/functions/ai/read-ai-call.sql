-- One call to a language model whole: exactly what was sent and what came back.
create or replace function app.read_ai_call(p_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  found jsonb;
begin
  perform app.require_ability('organization.manage');
  select
    to_jsonb(c) - 'org_id' || jsonb_build_object(
      'instructions', w.instructions,
      'material', w.material,
      'completion', w.completion
    )
  into found
  from app.ai_call_rows c
  join public.agent_calls w on w.org_id = c.org_id and w.id = c.id
  where c.org_id = app.org_id()
    and c.id = p_id;
  if found is null then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return found;
end $$;
grant execute on function app.read_ai_call to app_user;
