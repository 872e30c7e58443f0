-- Keeps a call that has ended in place of what was set aside for it, and adds it to its run where it has one.
-- The same call again changes nothing.
create or replace function app.end_call(p_org_id uuid, p_caller_id uuid, p_call jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.agent_calls as kept (
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
    instructions,
    material,
    completion,
    input_tokens,
    cached_tokens,
    output_tokens,
    cost_micros,
    milliseconds,
    outcome,
    failure
  )
  select
    p_org_id,
    (p_call ->> 'id')::uuid,
    c.run_id,
    c.session_id,
    c.interview_id,
    c.group_id,
    c.document_id,
    c.client_id,
    p_call ->> 'job',
    p_call ->> 'model',
    p_call ->> 'size',
    (p_call ->> 'own')::boolean,
    p_call ->> 'instructions',
    p_call ->> 'material',
    p_call ->> 'completion',
    (p_call ->> 'input_tokens')::integer,
    (p_call ->> 'cached_tokens')::integer,
    (p_call ->> 'output_tokens')::integer,
    (p_call ->> 'cost_micros')::bigint,
    (p_call ->> 'milliseconds')::integer,
    p_call ->> 'outcome',
    p_call ->> 'failure'
  from app.caller_of(p_org_id, p_caller_id) c
  on conflict (org_id, id) do update
  set
    job = excluded.job,
    model = excluded.model,
    size = excluded.size,
    instructions = excluded.instructions,
    material = excluded.material,
    completion = excluded.completion,
    input_tokens = excluded.input_tokens,
    cached_tokens = excluded.cached_tokens,
    output_tokens = excluded.output_tokens,
    cost_micros = excluded.cost_micros,
    milliseconds = excluded.milliseconds,
    outcome = excluded.outcome,
    failure = excluded.failure
  where kept.outcome = 'allowed';
  perform app.keep_run_jobs(p_org_id, p_caller_id);
end $$;
grant execute on function app.end_call to app_auth;
