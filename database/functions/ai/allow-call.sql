-- Sets aside what a call of whoever calls (app.caller_of) may cost at most, or answers why it may not be
-- sent (app.ai_refusal); null where it may. Calls of one organization wait for each other here, so that none
-- spends what another was just given.
create or replace function app.allow_call(
  p_org_id uuid,
  p_caller_id uuid,
  p_call_id uuid,
  p_job text,
  p_model text,
  p_size text,
  p_own boolean,
  p_cost_micros bigint,
  p_default_cap_cents integer
)
returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller record;
  refusal jsonb;
begin
  perform 1
  from public.organizations o
  where o.id = p_org_id
  for no key update;
  select * into caller
  from app.caller_of(p_org_id, p_caller_id);
  if not found then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  refusal := app.ai_refusal(p_org_id, caller.client_id, p_own, p_cost_micros, p_default_cap_cents);
  if refusal is not null then
    return refusal;
  end if;
  insert into public.agent_calls (
    org_id,
    id,
    run_id,
    session_id,
    interview_id,
    group_id,
    document_id,
    client_id,
    job,
    model,
    size,
    own,
    cost_micros
  )
  values (
    p_org_id,
    p_call_id,
    caller.run_id,
    caller.session_id,
    caller.interview_id,
    caller.group_id,
    caller.document_id,
    caller.client_id,
    p_job,
    p_model,
    p_size,
    p_own,
    p_cost_micros
  )
  on conflict (org_id, id) do nothing;
  return null;
end $$;
grant execute on function app.allow_call to app_auth;
