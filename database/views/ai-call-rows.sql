-- Ended calls whose words are still kept, with what they were for. Read with the rights of whoever asks.
create view app.ai_call_rows with (security_invoker = true) as
  select
    c.org_id,
    c.id,
    c.created_at,
    c.job,
    c.model,
    c.size,
    c.own,
    c.outcome,
    c.failure,
    c.input_tokens,
    c.cached_tokens,
    c.output_tokens,
    c.cost_micros::float8 as cost_micros,
    c.milliseconds,
    c.client_id,
    k.name as client_name,
    u.full_name as person,
    case
      when c.document_id is not null or c.job in ('embed', 'seek') then null
      when num_nonnulls(c.run_id, c.interview_id, c.group_id) = 0 then 'quick-start'
      else coalesce(s.agent_type, 'persona')
    end as agent,
    case
      when c.job in ('embed', 'seek') then 'Search by meaning'
      else coalesce(s.title, i.title, g.label, d.name, 'Answers of a beginning')
    end as session_title
  from public.agent_calls c
  left join public.agent_runs r on r.org_id = c.org_id and r.id = c.run_id
  left join public.agent_sessions s on s.org_id = c.org_id and s.id = c.session_id
  left join public.persona_interviews i on i.org_id = c.org_id and i.id = c.interview_id
  left join public.company_facts g on g.org_id = c.org_id and g.id = c.group_id
  left join public.documents d on d.org_id = c.org_id and d.id = c.document_id
  left join public.clients k on k.org_id = c.org_id and k.id = c.client_id
  left join public.users u on u.org_id = c.org_id and u.id = coalesce(r.actor_id, i.created_by, d.added_by)
  where c.instructions is not null;
grant select on app.ai_call_rows to app_user;
