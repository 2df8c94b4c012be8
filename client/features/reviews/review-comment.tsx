import { useEffect, useId, useRef, useState } from 'react';
import { reviewsContent } from './reviews.content';
import classes from './review-comment.module.css';

/** A comment truncated to six lines, with a button that expands it. */
export function ReviewComment({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { ref, isTruncated } = useIsTruncated();
  const id = useId();
  return (
    <div>
      <p ref={ref} id={id} className={classes.comment} data-open={isOpen || undefined}>
        {text}
      </p>
      {(isTruncated || isOpen) && (
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? reviewsContent.readLess : reviewsContent.readAll}
        </button>
      )}
    </div>
  );
}

/** Whether the text is truncated at its current width. */
function useIsTruncated() {
  const ref = useRef<HTMLParagraphElement>(null);
  const [isTruncated, setIsTruncated] = useState(false);
  useEffect(() => {
    const element = ref.current!;
    const observer = new ResizeObserver(() =>
      setIsTruncated(element.scrollHeight > element.clientHeight + 1),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isTruncated };
}
